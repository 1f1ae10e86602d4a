import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { renderPiece } from '../../../../test/render';
import { BarChart } from './BarChart';
import { labelStep, roundedUp } from './chart-scale';
import { ChartCard } from './ChartCard';
import { HeatGrid } from './HeatGrid';
import { LineChart, linePath } from './LineChart';

it.each([
  [0, 1],
  [7, 8],
  [12, 15],
  [101, 150],
  [480, 500],
])('ends an axis for %i at %i', (highest, end) => {
  expect(roundedUp(highest)).toBe(end);
});

it('writes as many labels as there is room for', () => {
  expect([labelStep(5, 8), labelStep(24, 8), labelStep(30, 8)]).toEqual([1, 3, 4]);
});

it('draws no line across what is not known', () => {
  const points = [4, null, 2, 3].map((value, index) => ({ label: String(index), value }));
  expect(linePath(points, { width: 306, top: 4 }).match(/M/g)).toHaveLength(2);
  expect(linePath(points, { width: 306, top: 4 }).match(/L/g)).toHaveLength(1);
});

const cellsOf = (values: readonly (number | null)[]) => values.map((value, reading) => ({ value, reading }));
const POINTS = ['08', '09', '10'].map((label, index) => ({ label, value: index * 4 }));

function renderRead(chart: ReactNode, columns?: number) {
  return renderPiece(
    <ChartCard
      title="By hour"
      summary="Most at 10"
      heads={['Hour', 'Violations']}
      rows={POINTS.map(({ label, value }) => [label, value])}
      fileName="hours"
      columns={columns}
      readings={POINTS.map(({ label, value }) => ({
        words: `${label}: ${value} violations`,
        to: value === 0 ? undefined : `/rows?hour=${label}`,
      }))}
    >
      {chart}
    </ChartCard>,
  );
}

describe.each([
  ['standing bars', <BarChart key="bars" points={POINTS} unit="Violations" />],
  ['lying bars', <BarChart key="lying" points={POINTS} unit="Violations" isLying />],
  ['a line', <LineChart key="line" points={POINTS} unit="Violations" />],
  [
    'squares',
    <HeatGrid key="heat" heads={['8', '9', '10']} rows={[{ label: 'Mo', cells: cellsOf([0, 4, 8]) }]} />,
  ],
])('of %s', (_, chart) => {
  it('each value is reached by the arrow keys, said in words, and a link where there are rows behind it', async () => {
    const { container } = renderRead(chart);
    await screen.findByRole('group', { name: 'Most at 10' });
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '08: 0 violations' })).toHaveFocus();
    expect(screen.getByText('08: 0 violations')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Show the rows/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: '09: 4 violations' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('link', { name: '10: 8 violations' });
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute('href', '/rows?hour=10');
    expect(screen.getByText('10: 8 violations')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show the rows: 10: 8 violations' })).toHaveAttribute(
      'href',
      '/rows?hour=10',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Home}');
    expect(screen.getByRole('button', { name: '08: 0 violations' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('a value under the pointer is said in words, until the pointer leaves', async () => {
    renderRead(chart);
    const mark = await screen.findByRole('link', { name: '09: 4 violations' });
    const hint = 'Point at a value, or move by the arrow keys, to read it.';
    expect(screen.getByText(hint)).toBeVisible();
    await userEvent.hover(mark.firstElementChild ?? mark);
    expect(screen.getByText('09: 4 violations')).toBeVisible();
    await userEvent.unhover(mark);
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('a finger reads a value and leaves the page by the link below alone', async () => {
    renderRead(chart);
    const mark = await screen.findByRole('link', { name: '09: 4 violations' });
    document.elementFromPoint = () => mark;
    fireEvent.pointerDown(mark, { pointerType: 'touch' });
    expect(fireEvent.click(mark)).toBe(false);
    expect(screen.getByText('09: 4 violations')).toBeVisible();
    fireEvent.pointerDown(mark, { pointerType: 'mouse' });
  });
});

it('moves by whole lines where lines stand above each other', async () => {
  const rows = [
    { label: 'Mo', cells: cellsOf([0, 4]) },
    { label: 'Tu', cells: [{ value: 8, reading: 2 }] },
  ];
  renderRead(<HeatGrid heads={['8', '9']} rows={rows} />, 2);
  (await screen.findByRole('button', { name: '08: 0 violations' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '10: 8 violations' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: '08: 0 violations' })).toHaveFocus();
});

it('leads from the rows of the table to what is behind them, too', async () => {
  renderRead(<BarChart points={POINTS} unit="Violations" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('link', { name: '09' })).toHaveAttribute('href', '/rows?hour=09');
  expect(screen.queryByRole('link', { name: '08' })).toBeNull();
});

it('shows every chart as a table too, and gives its figures as a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:test';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const points = [
    { label: '08', value: 12 },
    { label: '09', value: null },
  ];
  const { container } = renderPiece(
    <ChartCard
      title="By hour"
      summary="Most at 08"
      heads={['Hour', 'Violations']}
      rows={points.map(({ label, value }) => [label, value])}
      fileName="hours"
    >
      <BarChart points={points} unit="Violations" />
      <BarChart points={points} unit="Violations" isLying />
      <LineChart points={points} unit="Violations" />
      <HeatGrid heads={['08', '09']} rows={[{ label: 'Mo', cells: cellsOf([3, null]) }]} />
    </ChartCard>,
  );
  expect(await screen.findByRole('img', { name: 'Most at 08' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'HourViolations',
    '0812',
    '09No data',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(saved).toHaveLength(1);
  expect(click).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
