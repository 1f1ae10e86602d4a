import { existsSync } from 'node:fs';
import { familyOf, parseProcessStat, readProcesses, sumCpuUs } from './processor-time';

test('a stat line gives parent and processor time, ended children included, whatever the process is called', () => {
  const line = '42 (postgres: a) b (c) S 7 42 42 0 -1 4194304 900 0 0 0 150 50 3 2 20 0 11 0 123456 1 2';
  expect(parseProcessStat(line)).toEqual({
    pid: 42,
    parentPid: 7,
    name: 'postgres: a) b (c',
    cpuUs: 2_050_000,
  });
});

test('its own time comes from its threads where they are known: to the microsecond, not to the hundredth of a second', () => {
  const line = '42 (node) S 7 42 42 0 -1 4194304 900 0 0 0 150 50 3 2 20 0 11 0 123456 1 2';
  expect(parseProcessStat(line, ['1999123000 44217614 1001', '877000 0 3']).cpuUs).toBe(2_050_000);
});

test.each(['', 'nonsense', '42 (node) S 7 42'])('%j is no stat line', (text) => {
  expect(() => parseProcessStat(text)).toThrow(RangeError);
});

test('a family is its root and all below, each once, in whatever order they are listed', () => {
  const processes = [
    { pid: 3, parentPid: 2, name: 'postgres', cpuUs: 4 },
    { pid: 1, parentPid: 0, name: 'node', cpuUs: 1 },
    { pid: 2, parentPid: 1, name: 'postgres', cpuUs: 2 },
    { pid: 9, parentPid: 0, name: 'node', cpuUs: 100 },
  ];
  expect(familyOf(processes, 1).map(({ pid }) => pid)).toEqual([3, 1, 2]);
  expect(sumCpuUs(familyOf(processes, 1))).toBe(7);
  expect(familyOf(processes, 5)).toEqual([]);
});

const linuxTest = existsSync('/proc/self/stat') ? test : test.skip;
linuxTest('work done here shows up as processor time of this process', () => {
  const before = sumCpuUs(familyOf(readProcesses(), process.pid));
  // By its own clock of work: a busy machine gives a process only a part of the time that passes.
  const began = process.cpuUsage();
  while (process.cpuUsage(began).user < 100_000) {
    Math.sqrt(before);
  }
  expect(sumCpuUs(familyOf(readProcesses(), process.pid)) - before).toBeGreaterThanOrEqual(50_000);
});
