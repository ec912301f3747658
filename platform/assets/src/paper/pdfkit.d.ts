/** The part of pdfkit that is used here; the package brings no types. */
declare module 'pdfkit' {
  interface StructureOptions {
    readonly alt?: string;
    readonly bbox?: readonly number[];
    readonly placement?: string;
    readonly scope?: 'Row' | 'Column';
  }

  export interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  }

  export interface Outline {
    addItem(title: string, options?: { readonly expanded?: boolean }): Outline;
  }

  export interface Gradient {
    stop(offset: number, color: string, opacity?: number): Gradient;
  }

  export interface OpenedImage {
    readonly width: number;
    readonly height: number;
  }

  interface DocumentOptions {
    readonly size?: string;
    readonly margin?: number;
    readonly autoFirstPage?: boolean;
    readonly bufferPages?: boolean;
    readonly compress?: boolean;
    readonly pdfVersion?: string;
    readonly subset?: string;
    readonly tagged?: boolean;
    readonly displayTitle?: boolean;
    readonly lang?: string;
    readonly info?: Readonly<Record<string, string | Date>>;
    readonly font?: string | null;
  }

  interface TextOptions {
    readonly lineBreak?: boolean;
    readonly characterSpacing?: number;
    readonly baseline?: string;
    readonly stroke?: boolean;
    readonly fill?: boolean;
    readonly features?: readonly string[];
  }

  export default class PDFDocument {
    constructor(options?: DocumentOptions);
    readonly page: { readonly width: number; readonly height: number };
    readonly outline: Outline;
    on(event: 'data', listener: (bytes: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(): this;
    end(): void;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    openImage(source: Uint8Array): OpenedImage;
    image(
      image: OpenedImage,
      x: number,
      y: number,
      options?: { readonly width?: number; readonly height?: number },
    ): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    path(data: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): this;
    polygon(...points: readonly (readonly number[])[]): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    clip(rule?: 'even-odd' | 'non-zero'): this;
    fill(color?: string | Gradient, rule?: 'even-odd' | 'non-zero'): this;
    stroke(color?: string): this;
    fillAndStroke(fill: string | Gradient, stroke: string, rule?: 'even-odd' | 'non-zero'): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    lineWidth(width: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    dash(length: readonly number[], options?: { readonly phase?: number }): this;
    undash(): this;
    linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
    radialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): Gradient;
    struct(type: string, options?: StructureOptions, children?: readonly (() => void)[]): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: Readonly<Record<string, unknown>>): this;
    endMarkedContent(): this;
  }
}
