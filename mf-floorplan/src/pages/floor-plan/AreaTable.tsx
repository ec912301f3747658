import { Note } from '@riverview/shared-ui/note';
import { Table } from '@riverview/shared-ui/table';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import { planAreasContent } from '../../content/planAreas';
import type { UnitLabel } from '../../content/unitTypes';
import { planAreas } from '../../plans/planAreas';
import styles from './AreaTable.module.css';

interface AreaTableProps {
  readonly label: UnitLabel;
}

/** Every room with what counts as exclusive area, what the extended balcony adds and how long its sides are, down to the home's sums. */
export function AreaTable({ label }: AreaTableProps) {
  const { rooms, walls, home } = planAreas[label];
  const { head, area, clear, ...content } = planAreasContent;
  const areas = ({ exclusive, service }: { readonly exclusive: number; readonly service: number }) =>
    [exclusive, service, exclusive + service].map((value, column) => (
      <td key={['exclusive', 'service', 'total'][column]} className="num">
        {area(value)}
      </td>
    ));
  return (
    <section className={styles.areas}>
      <h3 className={styles.title}>{content.title}</h3>
      <p className={styles.lead}>
        <Unbroken text={content.lead(home.exclusive, home.service)} />
      </p>
      <ul className={styles.explained}>
        {content.explained.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Table caption={content.table(label)} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head.name}</th>
            {[head.exclusive, head.service, head.total].map((name) => (
              <th key={name} scope="col">
                {name} <span className={styles.unit}>{content.areaUnit}</span>
              </th>
            ))}
            <th scope="col">
              {head.clear} <span className={styles.unit}>{content.lengthUnit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.name}>
              <th scope="row">{room.name}</th>
              {areas(room)}
              <td className="num">{clear(room.clear)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{content.walls}</th>
            {areas(walls)}
            <td className="num">{content.thickness(walls.thickness)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{content.home}</th>
            {areas(home)}
            <td className="num">{clear(home.clear)}</td>
          </tr>
        </tfoot>
      </Table>
      <Note>{content.note}</Note>
    </section>
  );
}
