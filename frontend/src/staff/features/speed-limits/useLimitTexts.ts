import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { LimitContentItemFragment, LimitedClass } from '../../../graphql/staff';
import { LIMIT_ZONE_MESSAGES } from '../../kit/names/name-messages';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';

export interface LimitTexts {
  /** Name of the place, or what stands for one. */
  nameOf(content: LimitContentItemFragment): string;
  /** A limit in few words: `Pouma, Town, 50 km/h`; of cars and buses where these differ. */
  shortOf(content: LimitContentItemFragment): string;
}

/** Limits in words. */
export function useLimitTexts(): LimitTexts {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const nameOf = ({ placeName, shape }: LimitContentItemFragment): string =>
      placeName ??
      formatMessage(shape.kind === 'DEFAULT' ? LIMIT_PAGE_MESSAGES.openRoad : LIMIT_PAGE_MESSAGES.noName);
    return {
      nameOf,
      shortOf(content) {
        const numbers = (['CAR', 'BUS'] as const).map((each) => formatNumber(kmhOf(content, each)));
        const kmh = [...new Set(numbers)].join(' / ');
        return `${nameOf(content)}, ${formatMessage(LIMIT_ZONE_MESSAGES[content.zone])}, ${kmh} km/h`;
      },
    };
  }, [formatMessage, formatNumber]);
}

/** The limit of a class, km/h; the server gives one for every class. */
export function kmhOf({ classLimits }: LimitContentItemFragment, vehicleClass: LimitedClass): number {
  return classLimits.find((limit) => limit.vehicleClass === vehicleClass)?.limitKmh ?? 0;
}
