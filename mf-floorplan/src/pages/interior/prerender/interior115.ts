import { prerenderInterior } from './prerenderInterior';

export default prerenderInterior('115');
