import { lazy, Suspense, type ComponentProps } from 'react';

const IncidentSheet = lazy(() =>
  import('./IncidentSheet').then((sheet) => ({ default: sheet.IncidentSheet })),
);

/** The sheet of an incident, fetched when it is first opened: the home page is there sooner without it. */
export function LazyIncidentSheet(props: ComponentProps<typeof IncidentSheet>) {
  return (
    <Suspense>
      <IncidentSheet {...props} />
    </Suspense>
  );
}
