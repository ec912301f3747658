import { useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { FactsTable } from '@riverview/shared-ui/facts-table';
import { Fragment } from 'react';
import { privacyPage } from '../../content/privacyPage';
import { AnalyticsSetting } from './AnalyticsSetting';
import styles from './PrivacyPage.module.css';

/** 개인정보처리방침. */
export default function PrivacyPage() {
  const facts = useFacts();
  const articles = privacyPage.articles(facts);
  return (
    <div className={classNames('body wrap', styles.page)}>
      <header className={styles.intro}>
        <h2 className={classNames('display display-2', styles.heading)}>{privacyPage.heading}</h2>
        <p className="lead">{privacyPage.lead(facts)}</p>
      </header>
      <FactsTable
        caption={privacyPage.summaryCaption}
        rows={privacyPage.summary(facts)}
        laterLabel={privacyPage.later}
      />
      <div className={styles.policy}>
        <nav className={styles.contents} aria-label={privacyPage.contentsLabel}>
          <ol>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.articles}>
          {articles.map(({ id, title, paragraphs, items }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h3 id={`${id}-title`}>{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <WithPhone text={paragraph} phone={facts.phone} />
                </p>
              ))}
              {id === 'analytics' && facts.analytics && <AnalyticsSetting analytics={facts.analytics} />}
              {items && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A sentence that keeps the phone number on one line: it may otherwise end after the hyphen. */
function WithPhone({ text, phone }: { readonly text: string; readonly phone: string }) {
  const [before, ...rest] = text.split(phone);
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <span className="nowrap">{phone}</span>
          {after}
        </Fragment>
      ))}
    </>
  );
}
