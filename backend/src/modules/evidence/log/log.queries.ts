import { statement } from '../../../platform/db/statement';

/**
 * Stores a record with its parts, names rising, each with its canonical text. $1 kind, $2 violation or null, $3 names, $4 texts.
 * Gives its leaf.
 */
export const APPEND_LEAF = statement(
  'evidence.append-leaf',
  'SELECT evidence_append($1, $2, $3::text[], $4::text[]) AS id',
  { notNull: ['id'] },
);

/** Whether this transaction is the one that sequences; nobody waits for another. $1 key of the lock. */
export const TRY_SEQUENCING = statement(
  'evidence.try-sequencing',
  'SELECT pg_try_advisory_xact_lock($1::bigint) AS "isMine"',
  { notNull: ['isMine'] },
);

/**
 * The newest leaf that can be seen; a number that the transactions of it and of all leaves before it lie below, seen or not;
 * and the newest leaf of an earlier look of which all those transactions have ended by now.
 */
export const SEEN_LEAVES = statement(
  'evidence.seen-leaves',
  `SELECT coalesce((SELECT max(id) FROM evidence_leaf), 0) AS "lastId", pg_current_xact_id()::text::bigint AS below,
           coalesce((
             SELECT seen_leaf_id FROM evidence_checkpoint
             WHERE seen_below <= pg_snapshot_xmin(pg_current_snapshot())::text::bigint
             ORDER BY size DESC LIMIT 1), 0) AS "endedId"`,
  { notNull: ['lastId', 'below', 'endedId'] },
);

/** Leaves that stand nowhere in the tree yet, by their numbers. $1 after leaf, $2 at most. */
export const UNSEQUENCED_LEAVES = statement(
  'evidence.unsequenced-leaves',
  `SELECT leaf.id, leaf.record FROM evidence_leaf leaf
         WHERE leaf.id > $1 AND NOT EXISTS (SELECT FROM evidence_entry entry WHERE entry.leaf_id = leaf.id)
         ORDER BY leaf.id LIMIT $2`,
);

/** Stores leaves about nothing. $1 their records. */
export const INSERT_PADDING = statement(
  'evidence.insert-padding',
  `INSERT INTO evidence_leaf (kind, record) SELECT 'PADDING', unnest($1::text[]) RETURNING id, record`,
);

/** Puts leaves into the tree. $1 positions, $2 leaves, $3 hashes in hexadecimal. */
export const INSERT_ENTRIES = statement(
  'evidence.insert-entries',
  `INSERT INTO evidence_entry (position, leaf_id, leaf_hash)
         SELECT position, leaf_id, decode(hash, 'hex')
         FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS entry (position, leaf_id, hash)`,
);

/** Stores hashes of complete subtrees. $1 levels, $2 indexes, $3 hashes in hexadecimal. */
export const INSERT_NODES = statement(
  'evidence.insert-nodes',
  `INSERT INTO evidence_node (level, index, hash)
         SELECT level, index, decode(hash, 'hex')
         FROM unnest($1::integer[], $2::bigint[], $3::text[]) AS node (level, index, hash)`,
);

/** Stores a signed checkpoint. $1 size, $2 root in hexadecimal, $3 note, $4 time, $5 settled leaf, $6 newest leaf seen, $7 seen below. */
export const INSERT_CHECKPOINT = statement(
  'evidence.insert-checkpoint',
  `INSERT INTO evidence_checkpoint (size, root, note, signed_at, settled_leaf_id, seen_leaf_id, seen_below)
         VALUES ($1, decode($2, 'hex'), $3, $4, $5, $6, $7)`,
);

/** Hashes of some complete subtrees. $1 levels, $2 indexes. */
export const NODES = statement(
  'evidence.nodes',
  `SELECT node.level, node.index, node.hash
         FROM unnest($1::integer[], $2::bigint[]) AS wanted (level, index)
         JOIN evidence_node node ON node.level = wanted.level AND node.index = wanted.index`,
);

/** Hashes of leaves in the order of the tree. $1 from position, $2 before position. */
export const LEAF_HASHES = statement(
  'evidence.leaf-hashes',
  `SELECT position, leaf_hash AS hash FROM evidence_entry
         WHERE position >= $1 AND position < $2 ORDER BY position`,
);

/** The newest checkpoint. */
export const LAST_CHECKPOINT = statement(
  'evidence.last-checkpoint',
  `SELECT size, root, note, signed_at AS "signedAt", settled_leaf_id AS "settledLeafId"
         FROM evidence_checkpoint ORDER BY size DESC LIMIT 1`,
);

/** The checkpoint of a size. $1 size. */
export const CHECKPOINT_OF_SIZE = statement(
  'evidence.checkpoint-of-size',
  `SELECT size, root, note, signed_at AS "signedAt" FROM evidence_checkpoint WHERE size = $1`,
);

/** Checkpoints in the order of their sizes. $1 above size, $2 at most. */
export const CHECKPOINTS_AFTER = statement(
  'evidence.checkpoints-after',
  `SELECT size, root, note FROM evidence_checkpoint WHERE size > $1 ORDER BY size LIMIT $2`,
);

/** Leaves as they stand in the tree, with their records. $1 from position, $2 before position. */
export const STORED_ENTRIES = statement(
  'evidence.stored-entries',
  `SELECT entry.position, entry.leaf_id AS "leafId", entry.leaf_hash AS "leafHash", leaf.record
         FROM evidence_entry entry JOIN evidence_leaf leaf ON leaf.id = entry.leaf_id
         WHERE entry.position >= $1 AND entry.position < $2 ORDER BY entry.position`,
);

/** Parts of some leaves, with their salts and contents. $1 leaves. */
export const STORED_PARTS = statement(
  'evidence.stored-parts',
  `SELECT leaf_id AS "leafId", name, encode(salt, 'hex') AS salt, body FROM evidence_part
         WHERE leaf_id = ANY ($1::bigint[])`,
  { notNull: ['salt'] },
);

/**
 * A violation without a record, or a record that has waited for its place in the tree for more than ten minutes: none in a log
 * that is whole. It reads everything.
 */
export const LEFT_OUT = statement(
  'evidence.left-out',
  `SELECT violation.id AS "violationId" FROM violation
           LEFT JOIN evidence_proof proof ON proof.violation_id = violation.id
           LEFT JOIN evidence_leaf leaf ON leaf.id = proof.opened_leaf_id
         WHERE leaf.id IS NULL AND NOT violation.is_claimed AND violation.rule_version IS NOT NULL
         UNION ALL
         SELECT NULL::bigint FROM evidence_leaf leaf LEFT JOIN evidence_entry entry ON entry.leaf_id = leaf.id
         WHERE entry.leaf_id IS NULL AND leaf.written_at < now() - interval '10 min'
         LIMIT 1`,
);
