import { classNames } from '@riverview/shared-ui/class-names';
import styles from './Gallery.module.css';
import { Buttons } from './sections/Buttons';
import { Choices } from './sections/Choices';
import { Dialogs } from './sections/Dialogs';
import { Fields } from './sections/Fields';
import { PageParts } from './sections/PageParts';
import { Pictures } from './sections/Pictures';
import { Statements } from './sections/Statements';
import { words } from './words';

/** All components in all states, on one page. */
export function Gallery() {
  return (
    <main className={classNames('wrap', styles.page)} id="top">
      <h1 className="display display-2">{words.title}</h1>
      <PageParts />
      <Pictures />
      <Buttons />
      <Choices />
      <Dialogs />
      <Fields />
      <Statements />
    </main>
  );
}
