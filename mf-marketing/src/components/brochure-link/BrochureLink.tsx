import { usePaper } from '@platform/runtime';
import { DownloadLink } from '@riverview/shared-ui/download-link';
import { brochureContent } from '../../content/brochure';

/** The whole brochure to keep, or nothing where the site has none. */
export function BrochureLink() {
  const whole = usePaper('/BusinessGuide/intro');
  return whole && <DownloadLink {...whole} label={brochureContent.download} />;
}
