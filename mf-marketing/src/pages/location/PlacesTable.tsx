import { Table } from '@riverview/shared-ui/table';
import type { Place } from '@riverview/site';
import { location } from '../../content/location';
import { notes } from '../../content/notes';
import styles from './PlacesTable.module.css';

interface PlacesTableProps {
  readonly places: readonly Place[];
}

/** The places around, as the facts file names them, each with who says so and the day that was read. */
export function PlacesTable({ places }: PlacesTableProps) {
  const { placesTitle, placesLead, placesCaption, placesHead, placesRead } = location;
  return (
    <section className={styles.places}>
      <h2 className="display display-2">{placesTitle}</h2>
      <p className="lead">{placesLead}</p>
      <Table caption={placesCaption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{placesHead.name}</th>
            <th scope="col">{placesHead.note}</th>
            <th scope="col">{placesHead.source}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, note, source }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{note}</td>
              <td>
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.name}
                  <span className="sr-only"> {notes.newTab}</span>
                </a>{' '}
                <span className={styles.read}>{placesRead(source.readOn)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
