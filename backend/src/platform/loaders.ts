import DataLoader from 'dataloader';

/** Batch loaders of one request, made when first asked for. */
export class Loaders {
  private readonly byName = new Map<string, DataLoader<number, unknown>>();

  /** The loader of a name; `batch` gives one value for each id, in their order. */
  of<Value>(name: string, batch: (ids: readonly number[]) => Promise<Value[]>): DataLoader<number, Value> {
    let loader = this.byName.get(name);
    if (loader === undefined) {
      loader = new DataLoader<number, unknown>(batch);
      this.byName.set(name, loader);
    }
    // A name belongs to one batch function, and so to one type of value.
    return loader as DataLoader<number, Value>;
  }
}
