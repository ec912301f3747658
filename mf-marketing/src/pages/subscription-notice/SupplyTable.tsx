import { classNames } from '@riverview/shared-ui/class-names';
import { Table } from '@riverview/shared-ui/table';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import styles from '../../components/guide-table/GuideTable.module.css';
import { basisText } from '../../content/law/basis';
import { subscriptionNotice } from '../../content/subscription';

/** The kinds of special supply and the share of each, by size. */
export function SupplyTable() {
  const { caption, head, none, rows } = subscriptionNotice.special;
  const share = (value: string | null) => <td className={value === null ? styles.none : 'num'}>{value ?? none}</td>;
  return (
    <div className={styles.frame}>
      <Table caption={caption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{head.name}</th>
            <th scope="col" className="nowrap">
              {head.to85}
            </th>
            <th scope="col">
              <Unbroken text={head.over85} />
            </th>
            <th scope="col" className={styles.wide}>
              {head.basis}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, to85, over85, basis }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {detail && <small>{detail}</small>}
                <small className={styles.narrow}>{basisText(basis)}</small>
              </th>
              {share(to85)}
              {share(over85)}
              <td className={classNames(styles.basis, styles.wide)}>{basisText(basis)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
