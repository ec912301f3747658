/** An address that leads to no film a page can show. */
export class UnknownFilmAddress extends Error {
  constructor(address: string, why: string) {
    super(
      `No film can be shown from "${address}": ${why}. Give the address of one film at YouTube, Vimeo, Kakao TV or Naver TV, or of a file (.mp4, .webm, .m3u8), by https or as a path of this site (/films/river.mp4).`,
    );
    this.name = 'UnknownFilmAddress';
  }
}
