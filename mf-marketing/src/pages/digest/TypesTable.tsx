import type { Facts } from '@platform/contract';
import { Table } from '@riverview/shared-ui/table';
import type { Digest } from '../../content/digest/digest';
import styles from './TypesTable.module.css';

interface TypesTableProps {
  readonly caption: string;
  readonly head: Digest['types']['head'];
  /** Stands for what is not known yet. */
  readonly later: string;
  readonly units: Facts['units'];
}

const labels = ['84A', '84B', '115', '142A', '142B', '182'] as const satisfies readonly (keyof Facts['units'])[];

/** Every type with its areas and how many homes there are of it. */
export function TypesTable({ caption, head, later, units }: TypesTableProps) {
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => {
          const { supplyArea, households } = units[label];
          return (
            <tr key={label}>
              <th scope="row" className="num">
                {label}
              </th>
              {/* A label begins with the area. */}
              <td className="num">{Number.parseInt(label, 10)} ㎡</td>
              {[supplyArea === null ? null : `${supplyArea} ㎡`, households].map((value, column) => (
                <td key={head[column + 2]} className={value === null ? styles.later : 'num'}>
                  {value ?? later}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
