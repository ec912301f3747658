import { Note } from '@riverview/shared-ui/note';
import { Table } from '@riverview/shared-ui/table';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import styles from '../../components/guide-table/GuideTable.module.css';
import { acquisitionTax } from '../../content/acquisitionTax';
import { basisText } from '../../content/law/basis';

const { byPrice, byHomes } = acquisitionTax;

/** The three taxes by price. */
export function PriceTable() {
  const { head } = byPrice;
  return (
    <>
      <div className={styles.frame}>
        <Table caption={byPrice.caption} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{head.price}</th>
              <th scope="col">{head.acquisition}</th>
              <th scope="col">{head.education}</th>
              <th scope="col">
                {head.rural}
                <small className="unbroken">{head.ruralFrom}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {byPrice.rows.map(({ price, acquisition, education, rural }) => (
              <tr key={price}>
                <th scope="row">{price}</th>
                <td className="num">{acquisition}</td>
                <td className="num">{education}</td>
                <td className="num">{rural}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Note>
        <Unbroken text={byPrice.formula} /> ({basisText(byPrice.basis)})
      </Note>
    </>
  );
}

/** The rate by how many homes a household has where. */
export function HomesTable() {
  const { head } = byHomes;
  return (
    <>
      <div className={styles.frame}>
        <Table caption={byHomes.caption} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{head.homes}</th>
              <th scope="col">{head.elsewhere}</th>
              <th scope="col">{head.regulated}</th>
            </tr>
          </thead>
          <tbody>
            {byHomes.rows.map(({ homes, elsewhere, regulated }) => (
              <tr key={homes}>
                <th scope="row">{homes}</th>
                <td className="num">{elsewhere}</td>
                <td className="num">{regulated}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Note>
        <Unbroken text={byHomes.note} /> ({basisText(byHomes.basis)})
      </Note>
    </>
  );
}
