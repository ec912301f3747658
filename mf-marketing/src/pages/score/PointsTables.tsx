import { Table } from '@riverview/shared-ui/table';
import styles from '../../components/guide-table/GuideTable.module.css';
import { score } from '../../content/score';
import { dependantPoints, homelessPoints, savingsPoints } from '../../subscription/points';
import layout from './PointsTables.module.css';

const { tables } = score;
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, index) => index);

const homeless = upTo(15).map((years) => ({ name: tables.under(years), points: homelessPoints(years * 12) }));
const dependants = upTo(6).map((people) => ({ name: tables.people(people), points: dependantPoints(people) }));
const savings = [
  { name: tables.young, points: savingsPoints(0) },
  { name: tables.half, points: savingsPoints(6) },
  ...upTo(15)
    .slice(1)
    .map((years) => ({ name: tables.year(years), points: savingsPoints(years * 12) })),
];

const parts = [
  { ...tables.homeless, rows: homeless },
  { ...tables.dependants, rows: dependants },
  { ...tables.savings, rows: savings },
];

/** The three tables of 별표 1, from the functions that count. */
export function PointsTables() {
  return (
    <div className={layout.tables}>
      {parts.map(({ caption, unit, rows }) => (
        <div key={caption}>
          <h3>{caption}</h3>
          <Table caption={caption} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                <th scope="col">{tables.points}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, points }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="num">{points}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ))}
    </div>
  );
}
