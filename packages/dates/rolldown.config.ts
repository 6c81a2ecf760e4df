import { library } from '../../scripts/rolldown-library.ts';

export default library();
