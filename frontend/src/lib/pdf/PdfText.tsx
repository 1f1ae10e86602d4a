import { Text, type View } from '@react-pdf/renderer';
import type { ComponentProps } from 'react';
import { printableText } from './printable-text';

export interface PdfTextProps {
  children: string;
  style?: ComponentProps<typeof View>['style'];
}

/** A text in a PDF; whatever it holds, it can be printed. */
export function PdfText({ children, style }: PdfTextProps) {
  return <Text style={style ?? {}}>{printableText(children)}</Text>;
}
