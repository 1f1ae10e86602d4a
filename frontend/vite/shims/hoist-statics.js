/** Would copy what stands on a wrapped component to its wrapper. */
export default function hoistStatics(wrapper) {
  return wrapper;
}
