import type { Facts, UnitFacts } from '../facts';
import { settledFacts } from './settledFacts';

const open: UnitFacts = { supplyArea: null, households: null };

/** A site on which the owner has settled nothing yet: as this repository is handed over, whatever its facts say by now. */
export const unsettledFacts: Facts = {
  ...settledFacts,
  origin: 'https://dunsan-riverview.example',
  phone: '1600-0000',
  kakaoChannel: null,
  kakaoShareKey: null,
  builder: '시공사 (추후 공개)',
  trustee: '신탁사 (추후 공개)',
  siteArea: null,
  buildingArea: null,
  floorAreaRatio: null,
  totalFloorArea: null,
  familySite: { label: '시공사 홈페이지', url: 'https://builder.example/' },
  modelHouseAddress: null,
  sale: { approval: null, land: null, guarantee: null, agencies: null },
  units: { '84A': open, '84B': open, '115': open, '142A': open, '142B': open, '182': open },
  arrangement: { floors: null, homes: null, types: null },
  prices: null,
  payments: null,
  extras: null,
  contractDocuments: null,
  privacy: { ...settledFacts.privacy, controller: null, officer: null, processors: null, transfers: null },
  films: { promotion: null, location: null, '84A': null, '115': null },
  tours: { '84A': null, '115': null },
  recruitmentNotice: null,
  salesSchedule: null,
  salesScheduleRevised: null,
  firebase: { ...settledFacts.firebase, emulator: 'same-origin' },
};
