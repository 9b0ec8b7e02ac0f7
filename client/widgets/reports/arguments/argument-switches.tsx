import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Segmented } from '../../../components/ui/segmented.js';
import { useReportMeta } from '../report-context.js';
import { changeReportState, parseReportHash, serialiseReportHash } from '../../../addresses/report-state.js';
import { selectedValue, switchedArguments, withChoice } from './argument-choice.js';

/** Switches of the report's fixed-value arguments; the address contains the selection. */
export function ArgumentSwitches() {
  const meta = useReportMeta();
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const open = (query: URLSearchParams) => {
    // Opens the first page with the same sort order and filter.
    const state = serialiseReportHash(changeReportState(parseReportHash(location.hash), { page: 1 }));
    const to = { search: query.toString(), hash: state && `#${state}` };
    // The history state contains lists that are too long for the address.
    void navigate(to, { preventScrollReset: true, state: location.state as unknown });
  };
  return switchedArguments(meta).map((argument) => (
    <Segmented
      key={argument.id}
      label={argument.title ?? argument.id}
      value={selectedValue(argument, search)}
      options={argument.choices.map(({ value, title }) => ({ value, label: title }))}
      onChange={(value) => open(withChoice(argument, value, search))}
    />
  ));
}
