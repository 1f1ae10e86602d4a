import DataLoader from 'dataloader';

/**
 * Batch loaders of one request or subscription, made when first asked for. What a request has loaded stands until it
 * ends; a subscription lasts longer than what it shows, so there `isLasting` has every value loaded anew.
 */
export class Loaders {
  /** Made with the first of them: most subscriptions ask for none. */
  private byName: Map<string, DataLoader<number, unknown>> | null = null;

  constructor(private readonly options: { readonly isLasting: boolean } = { isLasting: false }) {}

  /** The loader of a name; `batch` gives one value for each id, in their order. */
  of<Value>(name: string, batch: (ids: readonly number[]) => Promise<Value[]>): DataLoader<number, Value> {
    this.byName ??= new Map();
    let loader = this.byName.get(name);
    if (loader === undefined) {
      loader = new DataLoader<number, unknown>(batch, { cache: !this.options.isLasting });
      this.byName.set(name, loader);
    }
    // A name belongs to one batch function, and so to one type of value.
    return loader as DataLoader<number, Value>;
  }
}
