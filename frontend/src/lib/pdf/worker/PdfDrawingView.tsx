import { Circle, G, Path, Rect, Svg } from '@react-pdf/renderer';
import type { PdfDrawing, PdfShape } from '../pdf-content';

/** A drawing of lines and simple shapes. */
export function PdfDrawingView({ drawing: { width, height, shapes } }: { drawing: PdfDrawing }) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </Svg>
  );
}

function Shape({ shape }: { shape: PdfShape }) {
  const { fill = 'none', stroke, strokeWidth } = shape;
  const paint = { fill, ...(stroke ? { stroke } : {}), ...(strokeWidth ? { strokeWidth } : {}) };
  switch (shape.kind) {
    case 'circle':
      return <Circle {...paint} cx={shape.cx} cy={shape.cy} r={shape.r} />;
    case 'rect':
      return <Rect {...paint} x={shape.x} y={shape.y} width={shape.width} height={shape.height} />;
    case 'path': {
      const { d, cap, dash, at = { x: 0, y: 0 } } = shape;
      return (
        <G transform={`translate(${at.x} ${at.y})`}>
          <Path
            {...paint}
            d={d}
            strokeLinejoin="round"
            strokeLinecap={cap}
            {...(dash ? { strokeDasharray: dash } : {})}
          />
        </G>
      );
    }
  }
}
