import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { UnknownPage } from '../../../kit/frame/staff-refusals';

const SegmentsPage = lazy(() =>
  import('../segments/SegmentsPage').then((page) => ({ default: page.SegmentsPage })),
);
const CampaignsPage = lazy(() =>
  import('../campaigns/CampaignsPage').then((page) => ({ default: page.CampaignsPage })),
);

/** The pages below the address of analytics, each fetched when it is opened. */
export function AnalyticsDetail() {
  const { id } = useParams();
  switch (id) {
    case 'segments':
      return <SegmentsPage />;
    case 'campaigns':
      return <CampaignsPage />;
    default:
      return <UnknownPage />;
  }
}
