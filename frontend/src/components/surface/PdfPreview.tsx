import { Box, Flex, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Document, Page, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { PDF_MESSAGES, PREVIEW_MESSAGES } from '../../lib/pdf/messages';
import { IconButton } from '../IconButton';
import { SkeletonBlock } from '../states/Skeleton';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Of the width of the preview, a page that was enlarged. */
const ENLARGED = 2.4;

/** Shows a PDF page by page: buttons and the keys ←, →, Home and End turn them, and small print can be enlarged. */
export function PdfPreview({ file }: { file: Blob }) {
  const intl = useIntl();
  const [count, setCount] = useState(0);
  const [page, setPage] = useState(1);
  const [isLarge, setIsLarge] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const [frame, width] = useWidth();

  function turnTo(next: number): void {
    setPage(Math.min(Math.max(1, next), Math.max(1, count)));
  }

  function handleKey(event: KeyboardEvent): void {
    const turns: Record<string, number> = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 1, End: count };
    const next = turns[event.key];
    // An enlarged page moves with the arrows.
    if (next !== undefined && !(isLarge && event.key.startsWith('Arrow'))) {
      event.preventDefault();
      turnTo(next);
    }
  }

  const shown = intl.formatMessage(PDF_MESSAGES.page, { page, count });
  const failed = (
    <Text role="alert" textStyle="small" color="fg.muted" p="4">
      {intl.formatMessage(PREVIEW_MESSAGES.failed)}
    </Text>
  );
  const waiting = <SkeletonBlock h="56" />;
  return (
    <Flex direction="column" gap="2">
      <Box
        ref={frame}
        position="relative"
        role="region"
        aria-label={intl.formatMessage(PREVIEW_MESSAGES.label)}
        tabIndex={0}
        onKeyDown={handleKey}
        overflow="auto"
        minH="56"
        maxH="60dvh"
        borderWidth="1px"
        borderRadius="control"
        bg="bg.muted"
      >
        <Document
          file={file}
          loading={waiting}
          error={failed}
          onLoadSuccess={({ numPages }) => setCount(numPages)}
        >
          {width > 0 && (
            <Page
              pageNumber={page}
              width={isLarge ? width * ENLARGED : width}
              renderAnnotationLayer={false}
              loading={waiting}
              error={failed}
              onRenderSuccess={() => setIsDrawn(true)}
              onRenderError={() => setIsDrawn(true)}
            />
          )}
        </Document>
        {count > 0 && !isDrawn && (
          <Box position="absolute" inset="0">
            <SkeletonBlock h="full" />
          </Box>
        )}
      </Box>
      <Flex align="center" justify="space-between">
        <IconButton
          label={intl.formatMessage(PREVIEW_MESSAGES.before)}
          icon={<ChevronLeft size={24} />}
          disabled={page <= 1}
          onClick={() => turnTo(page - 1)}
        />
        <Text textStyle="small" role="status" fontVariantNumeric="tabular-nums">
          {count > 0 && shown}
        </Text>
        <Flex>
          <IconButton
            label={intl.formatMessage(isLarge ? PREVIEW_MESSAGES.smaller : PREVIEW_MESSAGES.larger)}
            icon={isLarge ? <ZoomOut size={24} /> : <ZoomIn size={24} />}
            onClick={() => setIsLarge(!isLarge)}
          />
          <IconButton
            label={intl.formatMessage(PREVIEW_MESSAGES.after)}
            icon={<ChevronRight size={24} />}
            disabled={page >= count}
            onClick={() => turnTo(page + 1)}
          />
        </Flex>
      </Flex>
    </Flex>
  );
}

/** The inner width of an element, CSS px; 0 until it is known. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(function followWidth() {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (element.current !== null) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
