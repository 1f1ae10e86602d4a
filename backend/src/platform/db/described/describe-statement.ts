import type { Client, Connection, Submittable } from 'pg';

/** A column of a statement's rows as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** Object id of its type. */
  readonly dataTypeID: number;
  /** Object id of the table or view that it stands in, and its number there; 0 for an expression. */
  readonly tableID: number;
  readonly columnID: number;
}

/** Parameters and columns of a statement as PostgreSQL describes it without running it. */
export interface DescribedStatement {
  /** Object ids of the parameters' types, $1 first. */
  readonly parameters: readonly number[];
  readonly columns: readonly DescribedColumn[];
}

/** Describes a statement by PostgreSQL's extended protocol: Parse, Describe, Sync. @throws Error that PostgreSQL gives */
export function describeStatement(client: Client, text: string): Promise<DescribedStatement> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** A query of pg that stops before it binds. Its method names are those that pg's client calls. */
class Description implements Submittable {
  private parameters: readonly number[] = [];
  private columns: readonly DescribedColumn[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (described: DescribedStatement) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.parameters = dataTypeIDs;
    });
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly DescribedColumn[] }): void {
    this.columns = fields;
  }

  /** Called in place of `handleReadyForQuery` for a statement that is refused. */
  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve({ parameters: this.parameters, columns: this.columns });
  }
}
