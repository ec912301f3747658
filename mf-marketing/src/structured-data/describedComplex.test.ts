import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import filmPage from '../pages/brand-video/prerender';
import communityPage from '../pages/community/prerender';
import homePage from '../pages/home/prerender';
import noticePage from '../pages/recruitment-notice/prerender';

const context = { facts: siteFacts, path: '/', params: {}, backEnd: null };

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
  expect(noticePage.structuredData(context)).toEqual([]);
  const published = { url: 'https://files.example/notice.pdf', publishedOn: '2027-03-02' };
  expect(
    noticePage.structuredData({ ...context, facts: { ...siteFacts, recruitmentNotice: published } }),
  ).toMatchObject([{ '@type': 'DigitalDocument', url: published.url, datePublished: published.publishedOn }]);
});

test('speaks of our own film, and of the owner’s in its place', () => {
  expect(filmPage.structuredData(context)).toMatchObject([{ '@type': 'VideoObject', duration: 'PT45S' }]);
  const films = { ...siteFacts.films, promotion: 'https://youtu.be/abc' };
  const [video] = filmPage.structuredData({ ...context, facts: { ...siteFacts, films } });
  expect(video).toMatchObject({ embedUrl: expect.stringContaining('/embed/abc?') });
  expect(video).not.toHaveProperty('contentUrl');
});
