import { chakra, Flex, Text } from '@chakra-ui/react';
import { FileText, MapPinned, Route, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { JobProgress } from '../../components/JobProgress';
import { Sheet } from '../../components/surface/Sheet';
import type { JourneyDetail } from './shown/JourneyHeading';
import { PDF_MESSAGES } from '../../lib/pdf/messages';
import { EXPORT_MESSAGES, REPLAY_MESSAGES } from './shown/messages';
import { useJourneyPdf } from './useJourneyPdf';

export interface DownloadSheetProps {
  journey: JourneyDetail;
  /** Null while it loads. */
  route: readonly RouteMapPoint[] | null;
  isOpen: boolean;
  onClose: () => void;
}

/** A journey as a file: a PDF to read and print, its route for maps and for other programs. */
export function DownloadSheet({ journey, route, isOpen, onClose }: DownloadSheetProps) {
  const intl = useIntl();
  const { state, make, cancel } = useJourneyPdf(journey, route ?? []);
  const address = `/api/me/journeys/${encodeURIComponent(journey.id)}`;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={intl.formatMessage(EXPORT_MESSAGES.download)}>
      <Flex as="ul" direction="column" listStyleType="none" pb="2">
        <Row>
          {state.kind === 'working' ? (
            <JobProgress
              label={intl.formatMessage(PDF_MESSAGES.making)}
              share={state.share}
              onCancel={cancel}
            />
          ) : (
            <chakra.button type="button" disabled={route === null} onClick={() => void make()}>
              <RowWords icon={FileText} title={EXPORT_MESSAGES.pdf} text={EXPORT_MESSAGES.pdfWhat} />
            </chakra.button>
          )}
          {state.kind === 'failed' && (
            <Text role="alert" textStyle="small" color="danger.fg" pb="2">
              {intl.formatMessage(PDF_MESSAGES.failedText)}
            </Text>
          )}
        </Row>
        {route?.length === 0 ? (
          <Text as="li" textStyle="small" color="fg.muted" py="3" borderTopWidth="1px">
            {intl.formatMessage(REPLAY_MESSAGES.noRoute)}
          </Text>
        ) : (
          <>
            <Row>
              <a href={`${address}.gpx`} download>
                <RowWords icon={MapPinned} title={EXPORT_MESSAGES.gpx} text={EXPORT_MESSAGES.gpxWhat} />
              </a>
            </Row>
            <Row>
              <a href={`${address}.geojson`} download>
                <RowWords icon={Route} title={EXPORT_MESSAGES.geojson} text={EXPORT_MESSAGES.geojsonWhat} />
              </a>
            </Row>
          </>
        )}
      </Flex>
    </Sheet>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <chakra.li
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      css={{
        '& > a, & > button': {
          display: 'flex',
          alignItems: 'center',
          gap: '3',
          w: 'full',
          minH: '16',
          py: '2',
          color: 'fg',
          textAlign: 'start',
          textDecoration: 'none',
          cursor: 'pointer',
        },
        '& > button:disabled': { cursor: 'progress', color: 'fg.muted' },
      }}
    >
      {children}
    </chakra.li>
  );
}

interface RowWordsProps {
  icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

function RowWords({ icon: Icon, title, text }: RowWordsProps) {
  const intl = useIntl();
  return (
    <>
      <Icon size={24} aria-hidden />
      <Flex as="span" direction="column" flex="1" minW="0">
        <chakra.span textStyle="strong">{intl.formatMessage(title)}</chakra.span>
        <chakra.span textStyle="small" color="fg.muted">
          {intl.formatMessage(text)}
        </chakra.span>
      </Flex>
    </>
  );
}
