import { Accordion } from '@riverview/shared-ui/accordion';
import { Tabs } from '@riverview/shared-ui/tabs';
import { useState } from 'react';
import styles from '../Gallery.module.css';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const filmTabs = words.tabs.filmTabs.map((name) => ({ id: name, label: name }));
const typeTabs = words.tabs.typeTabs.map(([name, area]) => ({ id: name, label: name, detail: area }));
const items = words.accordion.map(([title, text]) => ({ id: title, title, content: <p>{text}</p> }));

/** Tabs in their three looks, and the accordion. */
export function Choices() {
  const [film, setFilm] = useState<string>(words.tabs.filmTabs[0]);
  const [tour, setTour] = useState<string>(words.tabs.filmTabs[1]);
  const [type, setType] = useState<string>(words.tabs.typeTabs[0][0]);
  const [open, setOpen] = useState<string | null>(words.accordion[0][0]);
  return (
    <>
      <GallerySection title={words.sections.tabs}>
        <Tabs label={words.tabs.films} tabs={filmTabs} selected={film} onSelect={setFilm}>
          <p>{words.tabs.panel(film)}</p>
        </Tabs>
        <Tabs
          label={words.tabs.types}
          tabs={typeTabs}
          selected={type}
          onSelect={setType}
          listClassName={styles.typeList}
          tabClassName={styles.typeTab}
        >
          <p>{words.tabs.panel(type)}</p>
        </Tabs>
      </GallerySection>
      <GallerySection title={`${words.sections.tabs} · ${words.buttons.onDark}`} onDark>
        <Tabs
          label={words.tabs.films}
          tabs={filmTabs}
          selected={tour}
          onSelect={setTour}
          onDark
          beside={<p>{words.tabs.beside}</p>}
        >
          <p>{words.tabs.panel(tour)}</p>
        </Tabs>
      </GallerySection>
      <GallerySection title={words.sections.accordion}>
        <Accordion name="sample" items={items} open={open} onOpenChange={setOpen} heading="h3" />
      </GallerySection>
    </>
  );
}
