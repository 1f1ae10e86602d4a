/** Pixels of an image for each CSS px: sharp on every screen. */
const PIXEL_RATIO = 2;

/** A small picture that symbols of a map are drawn with. */
export interface MapImage {
  readonly name: string;
  readonly data: ImageData;
  readonly options: { pixelRatio: number } & Stretch;
}

/** Parts of an image that grow with the text in it, and the part that the text may cover, px of the image. */
interface Stretch {
  stretchX?: [number, number][];
  stretchY?: [number, number][];
  content?: [number, number, number, number];
}

/** Draws an image as wide and high as `size` CSS px, in CSS px from its middle. @throws Error in a browser that has no canvas */
export function mapImage(
  name: string,
  size: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): MapImage {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(size.width * PIXEL_RATIO);
  canvas.height = Math.ceil(size.height * PIXEL_RATIO);
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('This browser draws no images');
  }
  context.setTransform(PIXEL_RATIO, 0, 0, PIXEL_RATIO, canvas.width / 2, canvas.height / 2);
  draw(context);
  return {
    name,
    data: context.getImageData(0, 0, canvas.width, canvas.height),
    options: { pixelRatio: PIXEL_RATIO },
  };
}

/** The same image for text of any width: what lies within `edgePx` of its edges stays as it is. */
export function stretched(image: MapImage, edgePx: number): MapImage {
  const edge = edgePx * PIXEL_RATIO;
  const { width, height } = image.data;
  return {
    ...image,
    options: {
      ...image.options,
      stretchX: [[edge, width - edge]],
      stretchY: [[edge, height - edge]],
      content: [edge, edge, width - edge, height - edge],
    },
  };
}
