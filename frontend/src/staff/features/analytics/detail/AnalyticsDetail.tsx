import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { UnknownPage } from '../../../kit/frame/staff-refusals';

const SegmentsPage = lazy(() =>
  import('../segments/SegmentsPage').then((page) => ({ default: page.SegmentsPage })),
);
const SegmentPage = lazy(() =>
  import('../segments/page/SegmentPage').then((page) => ({ default: page.SegmentPage })),
);
const CampaignsPage = lazy(() =>
  import('../campaigns/CampaignsPage').then((page) => ({ default: page.CampaignsPage })),
);

const OpenView = lazy(() => import('../views/OpenView').then((page) => ({ default: page.OpenView })));

/** Such as view-12. */
const VIEW = /^view-(\d{1,15})$/;
/** Such as N5-011. */
const SEGMENT_ID = /^[A-Z]\d{1,2}-\d{3,4}$/;

/** The pages below the address of analytics, each fetched when it is opened. */
export function AnalyticsDetail() {
  const { id } = useParams();
  switch (id) {
    case 'segments':
      return <SegmentsPage />;
    case 'campaigns':
      return <CampaignsPage />;
    default:
      return <DetailOf id={id ?? ''} />;
  }
}

function DetailOf({ id }: { id: string }) {
  const [, viewId] = VIEW.exec(id) ?? [];
  if (viewId !== undefined) {
    return <OpenView id={viewId} />;
  }
  return SEGMENT_ID.test(id) ? <SegmentPage key={id} id={id} /> : <UnknownPage />;
}
