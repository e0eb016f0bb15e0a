import {createContext, useContext} from 'react';

const ImportDutiesContext = createContext(false);

/** Tells prices whether buyers in the visitor's country pay import duties; without it, they do not. */
export const ImportDutiesProvider = ImportDutiesContext.Provider;

export const useImportDuties = () => useContext(ImportDutiesContext);
