import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
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
      <BarChart points={points} />
      <BarChart points={points} isLying />
      <LineChart points={points} />
      <HeatGrid heads={['08', '09']} rows={[{ label: 'Mo', values: [3, null] }]} />
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
