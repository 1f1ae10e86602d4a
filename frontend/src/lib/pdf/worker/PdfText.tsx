import { Text, type View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import type { PdfTone as Tone } from '../pdf-content';
import { PDF_FONT } from '../pdf-measures';
import { fontRuns } from './font-runs';

type Style = Exclude<ComponentProps<typeof View>['style'], undefined | readonly unknown[]>;

export interface PdfTextProps {
  children: string;
  style?: Style;
  /** Longer text ends in an ellipsis. */
  maxLines?: number;
}

/** A text in a PDF; whatever it holds, it is drawn in letters that have it. */
export function PdfText({ children, style, maxLines }: PdfTextProps) {
  const runs = fontRuns(children);
  const [only] = runs;
  const clipped = maxLines === undefined ? {} : { maxLines, textOverflow: 'ellipsis' as const };
  return (
    <Text style={{ fontSize: PDF_FONT, lineHeight: 1.25, ...style, ...clipped }}>
      {runs.length <= 1 && !only?.family
        ? (only?.text ?? '')
        : runs.map(({ text, family }, index) => (
            <Text key={index} style={family === null ? {} : { fontFamily: family }}>
              {text}
            </Text>
          ))}
    </Text>
  );
}

export interface PdfToneProps {
  tone: Tone;
  children: string;
  /** Points. */
  fontSize?: number;
}

/** A word that stands for a severity, on its ground. */
export function PdfTone({ tone: { fg, subtle }, children, fontSize = PDF_FONT }: PdfToneProps) {
  return (
    <PdfText
      style={{
        fontSize,
        color: fg,
        backgroundColor: subtle,
        borderRadius: 3,
        paddingHorizontal: 4,
        fontWeight: 700,
      }}
      maxLines={1}
    >
      {children}
    </PdfText>
  );
}
