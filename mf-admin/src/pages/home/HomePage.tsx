import { DeskFrame } from '../../components/DeskFrame';
import { homeWords } from '../../content/home';
import page from '../signals/SignalsPage.module.css';
import { Glance } from './Glance';

/** Where whoever works at the desk begins: one sign-in for all its pages, and the day at a glance. */
export default function HomePage() {
  return (
    <DeskFrame>
      {(account) =>
        account ? <Glance key={account.email} account={account} /> : <p className={page.note}>{homeWords.lead}</p>
      }
    </DeskFrame>
  );
}
