import { Link, useFacts, useLocation, useSite } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { IconArrow, IconPhone } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { telHref } from '@riverview/shared-ui/tel-link';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { TopicList } from '../../components/topic-list/TopicList';
import type { DigestLink } from '../../content/digest/digest';
import { digests, inKorean } from '../../content/digest/digests';
import styles from './DigestPage.module.css';
import { TypesTable } from './TypesTable';

type Language = keyof typeof digests;

/** The language of the page that stands at the address. */
function useLanguage(): Language {
  const { pathname } = useLocation();
  const { routes } = useSite().lock;
  const route = routes.find(({ path }) => path === pathname);
  const known = (Object.keys(digests) as Language[]).find((language) => language === route?.language);
  if (!known) throw new Error(`There is no digest at ${pathname}. Its page in remote.ts names its "language".`);
  return known;
}

/** What the project is, on one page in another language; the Korean pages have the whole. */
export default function DigestPage() {
  const facts = useFacts();
  const language = useLanguage();
  const { title, lead, later, overview, location, types, schedule, apply, contact, notice } = digests[language];
  const onward = ({ label, path }: DigestLink) => (
    <p className={styles.onward}>
      <Link className={textLinkClass()} to={path} hrefLang="ko">
        <span>
          {label} <span className={styles.korean}>{inKorean[language]}</span>
        </span>
        <IconArrow />
      </Link>
    </p>
  );
  return (
    <div className="body wrap">
      <PageHead title={title} lead={lead(facts)} />
      <GuideSection title={overview.title}>
        <FactsTable caption={overview.title} rows={overview.rows(facts)} laterLabel={later} />
      </GuideSection>
      <GuideSection title={location.title} lead={location.text(facts)}>
        {onward(location.link)}
      </GuideSection>
      <GuideSection title={types.title} lead={types.lead}>
        <TypesTable caption={types.title} head={types.head} later={later} units={facts.units} />
        {onward(types.link)}
      </GuideSection>
      <GuideSection title={schedule.title} lead={schedule.lead(facts)}>
        <FactsTable caption={schedule.title} rows={schedule.steps(facts)} laterLabel={later} />
        {onward(schedule.link)}
      </GuideSection>
      <GuideSection title={apply.title} lead={apply.lead}>
        <TopicList topics={apply.topics} />
        <Note>{apply.source}</Note>
        {onward(apply.link)}
      </GuideSection>
      <GuideSection title={contact.title} lead={contact.text}>
        <p>
          <a className={textLinkClass()} href={telHref(facts.phone)}>
            <IconPhone />
            <span className="num">{facts.phone}</span>
          </a>
        </p>
        {onward(contact.link(facts))}
      </GuideSection>
      <Note>{notice}</Note>
    </div>
  );
}
