import type { PostWords } from '../api/writePosts';

/** Each calls `owned()` where it is taken for anything but text, or tries to break what stands around it. */
const pieces = [
  '<script>owned()</script>',
  '</script><script>owned()</script>',
  '<!--<script>owned()',
  '<img src=x onerror=owned()>',
  '"><svg/onload=owned()>',
  '<iframe srcdoc="<script>parent.owned()</script>">',
  '<a href="javascript:owned()">링크</a>',
  '<base href="//example.invalid/"><meta http-equiv="refresh" content="0;url=/">',
  '<template><slot>',
  '\'-owned()-"',
  '</td></tr></table><h1>남의 제목</h1>',
  '</bdi></a><style>*{display:none}</style>',
  '</title></head><body onload=owned()>',
  '&lt;b&gt;&#60;i&#62;&amp;',
  '\\u003cscript\\u003eowned()',
  ']]><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '{{constructor.constructor("owned()")()}}',
  '#{7*7}<%= 7*7 %>',
  "'; DROP TABLE press; --",
  'javascript:owned()',
  '\u202e뒤집힌 글\u2066',
  '\u0000\u0007\u001b[31m',
  '\ud83d',
  '\udc00외톨이',
  '\r\n\u2028줄\u2029바꿈\u0085',
  '😀👨‍👩‍👧‍👦🇰🇷👩🏽‍🚀',
  'Z̷̡͔̥̟̪̙͖ä̴̧̺́͝l̶̡̛͕̓g̸̜͐ó̸͈',
  '\u200b\ufeff\u00ad',
  'W'.repeat(300),
  'https://example.invalid/'.padEnd(5000, 'x'),
  '나'.repeat(50_000),
  ' ',
];

const piece = (at: number) => pieces[at % pieces.length] ?? '';

/** A thousand posts that the rules let in: every piece before nearly every other one, one in fifty as long as may be. */
export const hostilePosts: readonly PostWords[] = Array.from({ length: 1000 }, (_, at) => {
  const first = piece(at);
  const second = piece(at + Math.floor(at / pieces.length));
  const content = [first, second, piece(at + 7)].join(at % 3 ? '\n' : '');
  return {
    title: `${first}${second}`.slice(0, 200),
    summary: `${second}${first}`.slice(0, 500),
    content: content.slice(0, at % 50 ? 2000 : 50_000),
  };
});
