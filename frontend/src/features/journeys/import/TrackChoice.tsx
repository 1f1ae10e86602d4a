import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { joinedLine } from '../../../components/joined-line';
import { Radio } from '../../../components/forms/Radio';
import { useFormats } from '../../../lib/format/format';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { IMPORT_MESSAGES } from './messages';

export interface TrackChoiceProps {
  tracks: readonly FoundTrack[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Choice among several tracks of a file. */
export function TrackChoice({ tracks, chosen, onChoose }: TrackChoiceProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {formatMessage(IMPORT_MESSAGES.whichTrack)}
      </chakra.legend>
      <Card isFlush>
        {tracks.map(({ name: title, facts }, index) => (
          <chakra.label
            key={index}
            display="flex"
            alignItems="center"
            gap="3"
            minH="16"
            px="4"
            py="2"
            cursor="pointer"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: '0' }}
            css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' } }}
          >
            <Radio name={name} checked={index === chosen} onChange={() => onChoose(index)} />
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" textStyle="strong" overflowWrap="anywhere">
                {title ?? formatMessage(IMPORT_MESSAGES.unnamed, { number: index + 1 })}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {facts !== null &&
                  joinedLine(
                    formats.dateAndTime(new Date(facts.startMs).toISOString()),
                    formats.distance(facts.distanceM / 1000),
                  )}
              </chakra.span>
            </chakra.span>
          </chakra.label>
        ))}
      </Card>
    </chakra.fieldset>
  );
}
