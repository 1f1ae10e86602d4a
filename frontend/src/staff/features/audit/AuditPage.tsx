import { ScrollText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ROLE_MESSAGES } from '../../../components/staff/staff-messages';
import type { StaffAuditRowFragment } from '../../../graphql/staff';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { DayFilter, SelectFilter } from '../../kit/table/filters/filters';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { StaffTable } from '../../kit/table/StaffTable';
import { useWhenText } from '../../kit/table/useWhenText';
import { AUDIT_ACTS, AUDIT_VIEW } from './audit-view';
import { AuditCard } from './AuditCard';
import { AuditExport } from './AuditExport';
import { AuditSheet } from './AuditSheet';
import { AUDIT_ACT_MESSAGES, AUDIT_MESSAGES } from './messages';
import { useAuditLog } from './useAuditLog';
import { useAuditTexts } from './useAuditTexts';

const FILTERS = ['act', 'q', 'from', 'to'] as const;

/** Everything that staff have done, newest first, narrowed by act, day and text. */
export function AuditPage() {
  const { formatMessage } = useIntl();
  const { view, change, reset } = useViewState(AUDIT_VIEW);
  const { data, arrivals } = useAuditLog(view);
  const texts = useAuditTexts();
  const columns = useAuditColumns();
  const search = useCallback((q: string) => change({ q }), [change]);
  const open = data.rows?.find(({ id }) => id === view.open) ?? null;
  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.audit)}
      isFilled
      keys="list"
      isLive
      exportAction={<AuditExport view={view} />}
    >
      <StaffTable
        id="audit"
        label={formatMessage(AUDIT_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={(entry) =>
          formatMessage(AUDIT_MESSAGES.pair, {
            first: texts.actor(entry),
            second: formatMessage(AUDIT_ACT_MESSAGES[entry.act]),
          })
        }
        data={data}
        arrivals={arrivals}
        openKey={view.open}
        onOpen={({ id }) => change({ open: id }, { isStep: true })}
        renderCard={(entry) => <AuditCard entry={entry} />}
        empty={
          <EmptyState
            icon={ScrollText}
            title={formatMessage(AUDIT_MESSAGES.emptyTitle)}
            text={formatMessage(AUDIT_MESSAGES.emptyText)}
          />
        }
        toolbar={
          <FilterBar
            search={{ value: view.q, placeholder: formatMessage(AUDIT_MESSAGES.search), onChange: search }}
            activeCount={[view.act, view.from, view.to].filter((text) => text !== '').length}
            onReset={() => reset(FILTERS)}
          >
            <SelectFilter
              label={formatMessage(AUDIT_MESSAGES.act)}
              value={view.act}
              options={[
                { value: '', label: formatMessage(AUDIT_MESSAGES.all) },
                ...AUDIT_ACTS.map((act) => ({ value: act, label: formatMessage(AUDIT_ACT_MESSAGES[act]) })),
              ]}
              onChange={(act) => change({ act })}
            />
            <DayFilter from={view.from} to={view.to} onChange={change} />
          </FilterBar>
        }
      />
      {open !== null && <AuditSheet entry={open} onClose={() => change({ open: '' })} />}
    </StaffScreen>
  );
}

function useAuditColumns(): StaffColumn<StaffAuditRowFragment>[] {
  const { formatMessage } = useIntl();
  const whenText = useWhenText();
  const texts = useAuditTexts();
  return useMemo(
    () => [
      {
        id: 'when',
        head: formatMessage(AUDIT_MESSAGES.when),
        minRem: 7,
        grow: 0,
        isFixed: true,
        cell: ({ at }) => whenText(at),
      },
      {
        id: 'who',
        head: formatMessage(AUDIT_MESSAGES.who),
        minRem: 9,
        cell: (entry) => (
          <b>
            <bdi>{texts.actor(entry)}</bdi>
          </b>
        ),
      },
      {
        id: 'role',
        head: formatMessage(AUDIT_MESSAGES.role),
        minRem: 7.5,
        yieldRank: 1,
        cell: ({ actorRole }) => formatMessage(ROLE_MESSAGES[actorRole]),
      },
      {
        id: 'what',
        head: formatMessage(AUDIT_MESSAGES.what),
        minRem: 15,
        isFixed: true,
        cell: ({ act }) => formatMessage(AUDIT_ACT_MESSAGES[act]),
      },
      {
        id: 'target',
        head: formatMessage(AUDIT_MESSAGES.onWhat),
        minRem: 8.5,
        yieldRank: 2,
        cell: (entry) => texts.target(entry),
      },
      {
        id: 'details',
        head: formatMessage(AUDIT_MESSAGES.details),
        minRem: 11.5,
        grow: 3,
        yieldRank: 3,
        cell: (entry) => (
          <bdi>
            {texts
              .details(entry)
              .map(({ label, value }) => `${label} ${value}`)
              .join(' · ')}
          </bdi>
        ),
      },
    ],
    [formatMessage, texts, whenText],
  );
}
