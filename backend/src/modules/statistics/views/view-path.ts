/** Path of the web app that opens a view by its present sentence. */
export function viewPath(viewId: number): string {
  return `/admin/analytics/view-${viewId}`;
}
