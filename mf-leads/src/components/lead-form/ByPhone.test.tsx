// @vitest-environment happy-dom
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ReservationForm from '../../exposes/reservation-form/ReservationForm';
import { Site } from '../../testing/site';

const launched = { ...unsettledFacts, origin: 'https://www.riverview.kr', phone: '1600-1234' };
const controller = { name: '가온건설', address: '대전광역시' };

afterEach(cleanup);

test('a public site that names nobody who answers for personal data asks for none, and gives the phone', () => {
  render(
    <Site facts={launched}>
      <ReservationForm />
    </Site>,
  );
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: /1600-1234/ }).getAttribute('href')).toBe('tel:16001234');
});

test('once somebody is named, the form is there and the consent names them', () => {
  render(
    <Site facts={{ ...launched, privacy: { ...launched.privacy, controller } }}>
      <ReservationForm />
    </Site>,
  );
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(2);
  expect(screen.getAllByText('가온건설').length).toBe(3);
});
