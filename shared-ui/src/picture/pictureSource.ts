/** One picture in every width and format it was encoded in; written by the pictures step of the build. */
export interface PictureSource {
  /** Size of the largest encoding, px. */
  readonly width: number;
  readonly height: number;
  /** A middle width as WebP, for browsers that read neither `srcset` nor AVIF. */
  readonly src: string;
  /** `srcset` of the AVIF encodings. */
  readonly avif: string;
  /** `srcset` of the WebP encodings. */
  readonly webp: string;
  /** The picture 16 px wide, as a `data:` address. */
  readonly placeholder: string;
}
