import { useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconPhone } from '@riverview/shared-ui/icon';
import { PageHead } from '@riverview/shared-ui/page-head';
import { telHref } from '@riverview/shared-ui/tel-link';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { TopicList } from '../../components/topic-list/TopicList';
import { accessibility } from '../../content/accessibility';

/** What the site does for who reads, hears or operates it in another way, and what it does not do yet. */
export default function AccessibilityPage() {
  const facts = useFacts();
  const { title, lead, done, checked, open, help } = accessibility;
  return (
    <div className="body wrap">
      <PageHead title={title} lead={lead} />
      {[done, checked, open].map((chapter) => (
        <GuideSection key={chapter.title} title={chapter.title}>
          <TopicList topics={chapter.topics} />
        </GuideSection>
      ))}
      <GuideSection title={help.title} lead={help.text(facts)}>
        <a className={textLinkClass()} href={telHref(facts.phone)}>
          <IconPhone />
          <span className="num">{facts.phone}</span>
        </a>
      </GuideSection>
    </div>
  );
}
