import { View, Circle, G, Path, Rect, Svg } from '@react-pdf/renderer';
import type { PdfBlock, PdfBreakdown, PdfFigure, PdfDrawing, PdfShape } from '../pdf-content';
import { PDF_COLORS } from '../pdf-colors';
import { PdfTable } from './PdfTable';
import { PdfText, PdfTone } from './PdfText';

/** A part of a page. */
export function PdfBlockView({ block }: { block: PdfBlock }) {
  switch (block.kind) {
    case 'head':
      return (
        <View style={{ marginBottom: 12 }}>
          <PdfText style={{ fontWeight: 700, fontSize: 20, color: PDF_COLORS.brand }}>{block.title}</PdfText>
          <PdfText style={{ fontSize: 11, marginTop: 2 }}>{block.subtitle}</PdfText>
          <PdfText style={{ color: PDF_COLORS.subtle, marginTop: 2 }}>{block.generated}</PdfText>
        </View>
      );
    case 'heading':
      return (
        <PdfText style={{ fontWeight: 700, fontSize: 12, marginTop: 12, marginBottom: 5 }}>
          {block.text}
        </PdfText>
      );
    case 'text':
      return <PdfText style={{ fontSize: 10, marginBottom: 6 }}>{block.text}</PdfText>;
    case 'notice':
      return <PdfText style={{ color: PDF_COLORS.muted, marginBottom: 6 }}>{block.text}</PdfText>;
    case 'figures':
      return <Figures figures={block.figures} />;
    case 'breakdown':
      return <Breakdown groups={block.groups} />;
    case 'table':
      return <PdfTable columns={block.columns} rows={block.rows} />;
    case 'drawing':
      return <PdfDrawingView drawing={block} />;
    case 'codes':
      return (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
          {block.entries.map(({ title, text, drawing }) => (
            <View key={title} style={{ width: `${100 / block.columns}%`, marginBottom: 10 }}>
              <PdfDrawingView drawing={drawing} />
              <PdfText style={{ fontWeight: 700, marginLeft: 8 }}>{title}</PdfText>
              <PdfText style={{ color: PDF_COLORS.muted, marginLeft: 8 }}>{text}</PdfText>
            </View>
          ))}
        </View>
      );
    case 'legend':
      return (
        <View style={{ flexDirection: 'row', marginTop: 6 }}>
          {block.entries.map(({ word, drawing }) => (
            <View key={word} style={{ flexDirection: 'row', alignItems: 'center', marginRight: 18 }}>
              <PdfDrawingView drawing={drawing} />
              <PdfText style={{ marginLeft: 4 }}>{word}</PdfText>
            </View>
          ))}
        </View>
      );
  }
}

function Figures({ figures }: { figures: readonly PdfFigure[] }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 10 }}>
      {figures.map(({ label, value }) => (
        <View key={label} style={{ width: `${100 / figures.length}%` }}>
          <PdfText style={{ fontWeight: 700, fontSize: 14 }}>{value}</PdfText>
          <PdfText style={{ color: PDF_COLORS.subtle }}>{label}</PdfText>
        </View>
      ))}
    </View>
  );
}

function Breakdown({ groups }: { groups: readonly PdfBreakdown[] }) {
  return (
    <View style={{ flexDirection: 'row', marginBottom: 12 }}>
      {groups.map(({ label, parts }) => (
        <View key={label} style={{ marginRight: 48 }}>
          <PdfText style={{ color: PDF_COLORS.subtle, marginBottom: 3 }}>{label}</PdfText>
          <View style={{ flexDirection: 'row', alignItems: 'center' }}>
            {parts.map(({ word, value, tone }) => (
              <View key={word} style={{ flexDirection: 'row', alignItems: 'center', marginRight: 18 }}>
                <PdfText style={{ fontWeight: 700, fontSize: 14, marginRight: 5 }}>{value}</PdfText>
                {tone ? <PdfTone tone={tone}>{word}</PdfTone> : <PdfText>{word}</PdfText>}
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** A drawing of lines and simple shapes. */
function PdfDrawingView({ drawing: { width, height, shapes } }: { drawing: PdfDrawing }) {
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
