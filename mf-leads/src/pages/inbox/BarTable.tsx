import { Table } from '@riverview/shared-ui/table';
import { inbox } from '../../content/inbox';
import styles from './Figures.module.css';

interface BarTableProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, count: number])[];
}

/** Counts as bars, in a table that says them. */
export function BarTable({ title, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <section className={styles.figure}>
      <h4>{title}</h4>
      {rows.length === 0 ? (
        <p>{inbox.figures.none}</p>
      ) : (
        <Table caption={title} className={styles.bars}>
          <tbody>
            {rows.map(([name, count]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td aria-hidden="true">
                  <svg className={styles.bar} aria-hidden="true">
                    <rect width={`${(100 * count) / most}%`} height="100%" />
                  </svg>
                </td>
                <td className="num">{inbox.figures.count(count)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
