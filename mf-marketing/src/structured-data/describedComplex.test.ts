import { siteFacts } from '@riverview/site/siteFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { expect, test } from 'vitest';
import film from '../films/film-promotion.json';
import filmPage from '../pages/brand-video/prerender';
import communityPage from '../pages/community/prerender';
import homePage from '../pages/home/prerender';
import noticePage from '../pages/recruitment-notice/prerender';

const context = { facts: siteFacts, path: '/', params: {}, backEnd: null };
const unsettled = { ...context, facts: unsettledFacts };

test('tells search engines the facts of the complex on the home page', () => {
  expect(homePage.structuredData(context)).toContainEqual(
    expect.objectContaining({
      '@type': 'ApartmentComplex',
      name: siteFacts.projectName,
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: siteFacts.households },
      tourBookingPage: `${siteFacts.origin}/${siteFacts.slug}/customer`,
    }),
  );
});

test('lists the six rooms as amenities of the same complex', () => {
  const [complex] = communityPage.structuredData(context);
  expect(complex).toMatchObject({ '@id': `${siteFacts.origin}/#complex` });
  expect(complex?.amenityFeature).toHaveLength(6);
});

test('speaks of a notice only once there is one', () => {
  expect(noticePage.structuredData(unsettled)).toEqual([]);
  const published = { url: 'https://files.example/notice.pdf', publishedOn: '2027-03-02' };
  expect(
    noticePage.structuredData({ ...context, facts: { ...unsettledFacts, recruitmentNotice: published } }),
  ).toMatchObject([{ '@type': 'DigitalDocument', url: published.url, datePublished: published.publishedOn }]);
});

test('speaks of our own film, and of the owner’s in its place', () => {
  expect(filmPage.structuredData(unsettled)).toMatchObject([
    { '@type': 'VideoObject', duration: `PT${film.seconds}S` },
  ]);
  const films = { ...unsettledFacts.films, promotion: 'https://youtu.be/abc' };
  const [video] = filmPage.structuredData({ ...context, facts: { ...unsettledFacts, films } });
  expect(video).toMatchObject({ embedUrl: expect.stringContaining('/embed/abc?') });
  expect(video).not.toHaveProperty('contentUrl');
});
