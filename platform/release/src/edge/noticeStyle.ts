/** The site's look without its files, which may be what is missing. Values of `shared-ui/src/styles/tokens.css`. */
export const noticeStyle = `
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:#f5f6f4;color:#15222d;font:400 1.0625rem/1.75 "Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",sans-serif;letter-spacing:-.012em;word-break:keep-all;overflow-wrap:anywhere}
header{background:#14212c;color:#f7f8f6;padding:1.25rem max(1.25rem,calc(50vw - 22rem))}
header a{display:inline-flex;align-items:center;min-height:3rem;color:inherit;text-decoration:none;font:400 1.375rem/1.4 "Gowun Batang",AppleMyungjo,"Nanum Myeongjo",Batang,serif;letter-spacing:-.035em}
main{padding:4.5rem max(1.25rem,calc(50vw - 22rem));border-top:1px solid #d3d9d8}
h1{font:400 clamp(1.75rem,1.5rem + 1vw,2.5rem)/1.36 "Gowun Batang",AppleMyungjo,"Nanum Myeongjo",Batang,serif;letter-spacing:-.035em;text-wrap:balance}
.message{margin-block:1.5rem;padding:1rem 1.5rem;border-inline-start:3px solid;font-weight:500;line-height:1.6;background:#fbf3e4;color:#87560f}
.action{display:inline-flex;align-items:center;min-height:3.5rem;margin-block-start:1.5rem;padding-inline:2rem;border:0;border-radius:2px;background:#15222d;color:#f7f8f6;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.action:hover{background:#f3c98c;color:#15222d}
.call{margin-block-start:2rem;color:#46565f}
.call a{display:inline-flex;align-items:center;min-height:3rem;color:#15222d;font-size:1.75rem;font-weight:300;letter-spacing:-.03em;text-decoration:none;font-variant-numeric:tabular-nums;margin-inline-end:.75rem}
:focus-visible{outline:2px solid #1d5fb4;outline-offset:3px}
header :focus-visible{outline-color:#f3c98c}
`;
