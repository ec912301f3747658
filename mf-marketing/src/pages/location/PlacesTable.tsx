import { Table } from '@riverview/shared-ui/table';
import type { Place } from '@riverview/site';
import { location } from '../../content/location';
import styles from './PlacesTable.module.css';

interface PlacesTableProps {
  readonly places: readonly Place[];
}

/** The places around, as the facts file names them, each with who says so. */
export function PlacesTable({ places }: PlacesTableProps) {
  const { placesTitle, placesCaption, placesHead } = location;
  return (
    <section className={styles.places}>
      <h2 className="display display-2">{placesTitle}</h2>
      <Table caption={placesCaption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{placesHead.name}</th>
            <th scope="col">{placesHead.note}</th>
            <th scope="col">{placesHead.source}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, note, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{note}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
