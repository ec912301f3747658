import { Table } from '@riverview/shared-ui/table';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import styles from '../../components/guide-table/GuideTable.module.css';
import { deposits, subscriptionGuide } from '../../content/subscription';

/** Every deposit there is, by area and registered address. */
export function DepositTable() {
  const { caption, corner, unit } = subscriptionGuide.deposit;
  return (
    <div className={styles.frame}>
      <Table caption={caption} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {deposits.regions.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deposits.areas.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">
                <Unbroken text={name} />
              </th>
              {deposits.regions.map(({ id }) => (
                <td key={id} className="num">
                  {deposits.amounts[id][row]?.toLocaleString('ko-KR')}
                  {unit}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
